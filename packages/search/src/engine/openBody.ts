import {fromBase64} from './base64';
import {decodePostings} from './codePostings';
import type {FieldIndex} from './fieldIndex';
import {type BodyFile, FORMAT} from './files';
import {frontDecode} from './frontCoding';
import type {Postings} from './postings';
import {Vocabulary} from './vocabulary';

/**
 * Makes one part of the body's index searchable.
 *
 * @param sections number of all sections of the outline.
 * @throws where the file is damaged or of another format.
 */
export function openBody(file: BodyFile, sections: number): FieldIndex {
  if (file.format !== FORMAT) {
    throw new Error(
      `A part of the search index has format ${String(file.format)}, this page reads ${String(FORMAT)}. Reload the page.`,
    );
  }
  const words = frontDecode(file.words);
  const decode = (postings: string): Postings =>
    decodePostings(fromBase64(postings), words.length, sections);
  return {
    vocabulary: new Vocabulary(words),
    postings: decode(file.postings),
    ...(file.headings === undefined ? {} : {headings: decode(file.headings)}),
  };
}
