/** Pictures to be saved: SVG, and PNG for where that is not taken. */
import { chartPicture, chartsOf } from './chart-picture.ts';
import { type Look, type Picture, pictureOf } from './picture.ts';
import type { Action, Chosen, Group } from './taking.ts';

const fonts = "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/** The colours of an element as they are now, light or dark, and the widths of texts in this browser. */
export function lookOf(host: Element): Look {
  const context = document.createElement('canvas').getContext('2d');
  // a probe resolves light-dark(): a custom property is told as it was written
  const probe = document.createElement('span');
  host.shadowRoot?.append(probe);
  const known = new Map<string, string>();
  const names = 'panel ink quiet line hairline query key value score weight output query-tint key-tint value-tint score-tint weight-tint output-tint'; // prettier-ignore
  for (const name of names.split(' ')) {
    probe.style.color = `var(--${name})`;
    known.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return {
    fonts,
    colour: (name) => known.get(name) ?? 'transparent',
    width(text, size) {
      if (!context) return text.length * size;
      context.font = `600 ${size}px ${fonts}`;
      return context.measureText(text).width;
    },
  };
}

const drawn = ({ models, scene, host }: Chosen): Picture => pictureOf(models, scene.digits, lookOf(host));

/** dots for each px: for a phone's screen, and for print */
const density = 2;

/** The same picture in dots; there is nothing in it that a canvas may not read. */
async function png({ svg, width, height }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(`[png] expected a picture; found none of ${width}x${height}`);
  return new Uint8Array(await blob.arrayBuffer());
}

/** A picture as a file, of either kind; an SVG's text stands in for both. */
const saved = (label: 'SVG' | 'PNG', of: (chosen: Chosen) => Picture, suffix = ''): Action => ({
  label: () => label,
  async take(chosen) {
    const picture = of(chosen);
    const [type, body] = label === 'SVG' ? ['image/svg+xml', picture.svg] : ['image/png', await png(picture)];
    return { file: `${chosen.stem}${suffix}.${label.toLowerCase()}`, body, type, text: picture.svg };
  },
});

export const pictures: Group = {
  label: ({ groups }) => groups.picture,
  actions: [saved('SVG', drawn), saved('PNG', drawn)],
};

const drawnCharts = ({ host }: Chosen): Picture => chartPicture(host, lookOf(host));

export const charts: Group = {
  label: ({ groups }) => groups.chart,
  isOffered: (host) => chartsOf(host).length > 0,
  actions: [saved('SVG', drawnCharts, '-chart'), saved('PNG', drawnCharts, '-chart')],
};
