/** The charts of an exhibit as a picture: their own SVG, with the styles that they have now written into it. */
import { captionSize, lineHeight, lines, type Look, type Picture } from './picture.ts';

/** what a chart's styles may say of its parts */
const styled = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'opacity',
  'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
]; // prettier-ignore

const [margin, gap] = [20, 24];

/** The charts that an exhibit draws at the moment, each with what it is called. */
export function chartsOf(host: Element): { svg: SVGSVGElement; caption: string }[] {
  const charts = Array.from(host.shadowRoot?.querySelectorAll('bar-chart, line-chart, histogram-chart') ?? []);
  return charts.flatMap(({ shadowRoot }) => {
    const svg = shadowRoot?.querySelector<SVGSVGElement>('figure > svg');
    return svg ? [{ svg, caption: shadowRoot?.querySelector('figcaption')?.textContent.trim() ?? '' }] : [];
  });
}

/** A copy of a drawing that looks the same where there are no style sheets. */
function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  originals?.forEach((original, index) => {
    const style = getComputedStyle(original);
    const own = copies?.[index];
    own?.removeAttribute('class');
    for (const name of styled) own?.setAttribute(name, style.getPropertyValue(name));
  });
  // what Lit marks its places with
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
  return copy;
}

/** Charts one below the other, each under its caption, as wide as the widest of them. */
export function chartPicture(host: Element, look: Look): Picture {
  const namespace = 'http://www.w3.org/2000/svg';
  const made = <Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string | number>) => {
    const element = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const root = made('svg', { 'font-family': look.fonts });
  const ground = made('rect', { fill: look.colour('panel') });
  root.append(ground);
  const charts = chartsOf(host).map((chart) => ({ ...chart, box: chart.svg.getBoundingClientRect() }));
  const width = Math.max(0, ...charts.map(({ box }) => box.width));
  let height = margin;
  for (const { svg, caption, box } of charts) {
    for (const line of lines(caption, width, look)) {
      const place = { x: margin, y: height + 15 };
      const text = made('text', { ...place, fill: look.colour('ink'), 'font-size': captionSize });
      text.textContent = line;
      root.append(text);
      height += lineHeight;
    }
    height += 8;
    const copy = styledCopy(svg);
    const place = { x: margin, y: height, width: box.width, height: box.height };
    for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
    root.append(copy);
    height += box.height + gap;
  }
  const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(height - gap + margin) };
  for (const element of [root, ground]) {
    for (const [key, value] of Object.entries(size)) element.setAttribute(key, String(value));
  }
  root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  return { svg: new XMLSerializer().serializeToString(root), ...size };
}
