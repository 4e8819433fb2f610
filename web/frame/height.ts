/** Tells the page around this one how high `content` is, of what `show` names, at first and each time that changes. */
export function tellHeight(content: HTMLElement, show: string): void {
  let told = 0;
  const tell = () => {
    // its own box: the window's height is the answer to what is told here
    const height = Math.ceil(content.getBoundingClientRect().height);
    // a frame that fits needs no scroll bar, which would make the content narrower, and so higher
    document.documentElement.classList.toggle('fitted', height - innerHeight < 8);
    // 0 where the frame itself is not shown
    if (height === told || height === 0) return;
    told = height;
    parent.postMessage({ type: 'attention-steps:height', show, height }, '*');
  };
  new ResizeObserver(tell).observe(content);
  addEventListener('resize', tell);
}
