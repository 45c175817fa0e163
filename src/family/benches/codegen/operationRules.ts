import {
  KnownDirectivesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  specifiedRules,
  type ValidationRule,
} from 'graphql';

/** Rules that the generator leaves out when it validates operations. By themselves, because a minified bundle has no names of functions. */
const LEFT_OUT: readonly ValidationRule[] = [
  KnownDirectivesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
];

/** Rules by which the generator validates operations. */
export const OPERATION_RULES = specifiedRules.filter((rule) => !LEFT_OUT.includes(rule));
