import type {ElementContent} from 'hast';
import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import graphql from 'refractor/graphql';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markup from 'refractor/markup';
import swift from 'refractor/swift';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import {keepContent} from './hast';

const SYNTAXES = {
  bash,
  css,
  diff,
  graphql,
  html: markup,
  javascript,
  json,
  jsx,
  swift,
  tsx,
  typescript,
  yaml,
};

/** Languages that are highlighted, sorted. */
export const LANGUAGES: readonly string[] = Object.keys(SYNTAXES);

const ALIASES = new Map([
  ['cjs', 'javascript'],
  ['console', 'bash'],
  ['gql', 'graphql'],
  ['js', 'javascript'],
  ['json5', 'json'],
  ['jsonc', 'json'],
  ['mjs', 'javascript'],
  ['mts', 'typescript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['svg', 'html'],
  ['ts', 'typescript'],
  ['xml', 'html'],
  ['yml', 'yaml'],
  ['zsh', 'bash'],
]);

for (const syntax of Object.values(SYNTAXES)) {
  refractor.register(syntax);
}

/** The language that a fence's info string names, undefined when it is not one of `LANGUAGES`. */
export function findLanguage(name: string): string | undefined {
  const lowerCase = name.toLowerCase();
  const language = ALIASES.get(lowerCase) ?? lowerCase;
  return LANGUAGES.includes(language) ? language : undefined;
}

/** Code as text and spans with Prism's classes, such as `token keyword`. */
export function highlight(code: string, language: string): ElementContent[] {
  return keepContent(refractor.highlight(code, language).children);
}
