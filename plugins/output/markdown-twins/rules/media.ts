import {link, paragraph, text, toPhrasing} from '@selection-set/content-model';
import type {Rule} from '../rule';

/** A picture by its description; one without is decoration and says nothing. */
export const writePicture: Rule = ({attributes, children}, {address}) => {
  const alt = attributes.text('alt') ?? '';
  const src = attributes.text('src') ?? '';
  const caption = [...attributes.words('caption'), ...toPhrasing(children)];
  return [
    ...(alt === '' ? [] : [paragraph({type: 'image', url: address(src), alt} as const)]),
    ...(caption.length === 0 ? [] : [paragraph(...caption)]),
  ];
};

/** A picture among words. */
export const writeInlinePicture: Rule = ({attributes}, {address}) => {
  const alt = attributes.text('alt') ?? '';
  return alt === '' ? [] : [{type: 'image', url: address(attributes.text('src') ?? ''), alt}];
};

/** A video as a link with its title; the files of `<Source>` stand behind it. */
export const writeVideo: Rule = ({attributes, children, fail}, {address}) => {
  const title = attributes.text('title') ?? fail('A <Video> needs a title.');
  const src = attributes.text('src');
  const files = toPhrasing(children).filter((node) => node.type === 'link');
  return src === undefined
    ? [paragraph(text(title), ...files.flatMap((file) => [text(' '), file]))]
    : [paragraph(link(address(src), text(title)))];
};

/** One file of a video, by its type. */
export const writeSource: Rule = ({attributes}, {address}) => {
  const src = attributes.text('src') ?? '';
  return [link(address(src), text(src.slice(src.lastIndexOf('/') + 1)))];
};
