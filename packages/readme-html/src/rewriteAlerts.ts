import type {Element} from 'hast';
import {createElement, listElements} from './hast';

const MARKER = /^\s*\[!(note|tip|important|warning|caution)\][^\S\n]*\n?/iu;

/** GitHub's alerts: a quotation that starts with `[!NOTE]` gets that word as its lead and its kind as data. */
export function rewriteAlerts(content: Element): void {
  for (const element of listElements(content)) {
    if (element.tagName === 'blockquote') {
      rewriteAlert(element);
    }
  }
}

function rewriteAlert(quote: Element): void {
  const paragraph = quote.children.find((child) => child.type === 'element');
  const first = paragraph?.children[0];
  if (paragraph === undefined || first?.type !== 'text') {
    return;
  }
  const word = MARKER.exec(first.value)?.[1]?.toLowerCase();
  if (word !== undefined) {
    first.value = first.value.replace(MARKER, '');
    const lead = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    quote.properties = {className: ['readmeAlert'], dataKind: word};
    paragraph.children.unshift(
      createElement('strong', {}, [{type: 'text', value: lead}]),
      createElement('br', {}, []),
    );
  }
}
