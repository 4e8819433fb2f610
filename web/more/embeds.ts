/** The exhibit as it stands, for an author's own page: as a frame, and as an element. */
import { hashOf } from '../codec/hash.ts';
import { shortest } from '../codec/params.ts';
import { frameSnippet } from '../frame/snippet.ts';
import { escaped } from './escaped.ts';
import { addressOf, framedPage, holdsScripts } from './place.ts';
import type { Action, Chosen, Group } from './taking.ts';

/** What tells the numbers on show, as names and texts. */
const told = ({ exhibit, scene }: Chosen) => shortest(exhibit.part, scene.inputs);

function frame(chosen: Chosen): string {
  const { exhibit, scene } = chosen;
  const page = framedPage(scene.text.lang) ?? '';
  const address = `${page}show=${exhibit.name}${hashOf(exhibit.name, told(chosen))}`;
  return frameSnippet(escaped(address), escaped(exhibit.title(scene)));
}

function tag(chosen: Chosen): string {
  const { exhibit, scene } = chosen;
  const attributes = [['show', exhibit.name], ['lang', scene.text.lang], ...told(chosen)];
  const written = attributes.map(([name = '', text = '']) => ` ${name}="${escaped(text)}"`).join('');
  const script = escaped(addressOf('attention-steps.js'));
  return `<script defer src="${script}"></script>\n<attention-exhibit${written}></attention-exhibit>\n`;
}

const asFrame: Action = { label: () => 'iframe', take: (chosen) => ({ text: frame(chosen) }) };
const asElement: Action = { label: () => '<attention-exhibit>', take: (chosen) => ({ text: tag(chosen) }) };

export const embeds: Group = {
  label: ({ groups }) => groups.embed,
  isOfInputs: true,
  isOffered: () => framedPage('en') !== undefined,
  // a page that holds its script has none to name
  actions: holdsScripts ? [asFrame] : [asFrame, asElement],
};
