// @ts-check
// Stands in the head of the page that is one file: of its two lessons it leaves the one in the reader's language. The
// other is a link away, ?lang=en, which opens the same file again. Without JavaScript both stand there, one after the
// other, and the link leads to the second's beginning.

(() => {
  const languages = ['zh-CN', 'en'];
  const query = new URLSearchParams(location.search);
  const wishes = [query.get('lang') || '', ...(navigator.languages || [navigator.language])];
  const lang = wishes.map((wish) => languages.find((each) => each.slice(0, 2) === wish.slice(0, 2))).find(Boolean);
  const [chosen, other] = lang === 'en' ? ['en', 'zh-CN'] : ['zh-CN', 'en'];
  const root = document.documentElement;
  root.lang = chosen;
  // until all of it is read, the style sheet hides the other
  root.dataset.lesson = chosen;

  document.addEventListener('lessons-read', () => {
    document.getElementById(other)?.remove();
    const lesson = document.getElementById(chosen);
    if (!lesson) return;
    // ids are told apart by their language only as long as both are there
    const prefix = `${chosen}-`;
    /** @param {string} attribute @param {string} before the name in it */
    const rename = (attribute, before) => {
      for (const element of lesson.querySelectorAll(`[${attribute}^="${before}${prefix}"]`)) {
        const name = element.getAttribute(attribute) || '';
        element.setAttribute(attribute, before + name.slice((before + prefix).length));
      }
    };
    rename('id', '');
    rename('aria-labelledby', '');
    rename('href', '#');
    query.set('lang', other);
    lesson.querySelector('[data-attention-steps="language"]')?.setAttribute('href', `?${query}`);
    document.title = lesson.querySelector('h1')?.textContent || document.title;
    lesson.replaceWith(...lesson.childNodes);
    delete root.dataset.lesson;
    // what the address names has only now got its name
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
})();
