import type {Element, ElementContent, Properties} from 'hast';
import {replaceElements, textProperty} from './hast';
import type {ReadmeSource} from './options';
import {resolveAddress} from './resolveAddress';

/** GitHub shows these in its dark theme only, beside a twin for the light theme. */
const DARK_TWIN = /#gh-dark-mode-only$/u;
const PIXELS = /^([1-9]\d{0,3})(?:px)?$/u;

/**
 * Images wait for the reader: the address moves to `data-readme-src`, so that the HTML alone asks no other host for anything. An
 * image that has no usable address is replaced by its text.
 */
export function rewriteImages(content: Element, source: ReadmeSource): void {
  replaceElements(content, (element) =>
    element.tagName === 'img' ? rewriteImage(element, source) : [element],
  );
}

function rewriteImage(image: Element, source: ReadmeSource): readonly ElementContent[] {
  const address = textProperty(image, 'src') ?? '';
  if (DARK_TWIN.test(address)) {
    return [];
  }
  const alt = textProperty(image, 'alt') ?? '';
  const resolved = resolveAddress(address, source, 'raw');
  if (resolved === undefined) {
    return alt === '' ? [] : [{type: 'text', value: alt}];
  }
  image.properties = {
    className: ['readmeImage'],
    dataReadmeSrc: toImageFile(resolved),
    alt,
    title: textProperty(image, 'title'),
    width: readPixels(image.properties.width),
    height: readPixels(image.properties.height),
  };
  return [image];
}

/** The file itself instead of GitHub's page about it, and always encrypted. */
function toImageFile(address: string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  if (url.host === 'github.com') {
    url.pathname = url.pathname.replace(/^(\/[^/]+\/[^/]+)\/blob\//u, '$1/raw/');
  }
  return url.href;
}

function readPixels(size: Properties[string]): string | undefined {
  return typeof size === 'string' || typeof size === 'number'
    ? PIXELS.exec(String(size))?.[1]
    : undefined;
}
