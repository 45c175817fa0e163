import type {Token, TokenStream} from 'prismjs';
import {type LanguageName, languageFacts} from './languages';
import {Prism} from './prism';
import {findRole, type Role} from './roles';

/** Some code of one colour; no role is the colour of text. */
export interface Piece {
  readonly text: string;
  readonly role?: Role;
}

/** Code in as few pieces as its colours need; their texts together are the code. */
export function highlight(code: string, language: LanguageName): readonly Piece[] {
  const {grammar: name} = languageFacts(language);
  const grammar = name === undefined ? undefined : Prism.languages[name];
  if (name === undefined || grammar === undefined) {
    return code === '' ? [] : [{text: code}];
  }
  const env = {code, grammar, language: name, tokens: new Array<string | Token>()};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return mergePieces(flatten(env.tokens, undefined));
}

function flatten(stream: TokenStream, outer: Role | undefined): readonly Piece[] {
  if (typeof stream === 'string') {
    return [outer === undefined ? {text: stream} : {text: stream, role: outer}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((token) => flatten(token, outer));
  }
  return flatten(stream.content, findRole([stream.type, stream.alias ?? []].flat(), outer));
}

/** Joins neighbours of one colour; white space has none, so it goes with what is before it where the same colour comes after it. */
function mergePieces(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (piece.text === '') {
      continue;
    }
    if (last !== undefined && last.role === piece.role) {
      merged.splice(-1, 1, {...last, text: last.text + piece.text});
    } else if (
      last !== undefined &&
      beforeLast !== undefined &&
      last.text.trim() === '' &&
      beforeLast.role === piece.role
    ) {
      merged.splice(-2, 2, {...beforeLast, text: beforeLast.text + last.text + piece.text});
    } else if (piece.text.trim() === '') {
      merged.push({text: piece.text});
    } else {
      merged.push(piece);
    }
  }
  return merged;
}
