/** Marks in the index of chapters the one that is being read; gives what tells its id. */
export function followScroll(): () => string {
  const links = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>('nav.chapters a'), (link) => [link.hash.slice(1), link]),
  );
  let reading = '';
  const inView = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      const current = [...links.keys()].find((id) => inView.has(id));
      if (current === undefined) return;
      reading = current;
      for (const [id, link] of links) {
        if (id === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    // the chapter that crosses a line in the upper third of the window
    { rootMargin: '-25% 0px -74% 0px' },
  );
  for (const id of links.keys()) {
    const chapter = document.getElementById(id);
    if (chapter) observer.observe(chapter);
  }
  return () => reading;
}
