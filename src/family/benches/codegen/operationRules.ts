import {isRecord} from '@selection-set/plugin-kit/unknown';
import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  MaxIntrospectionDepthRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  SingleFieldSubscriptionsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ValidationRule,
} from 'graphql';

/**
 * Rules by which the generator validates operations: GraphQL's without those for unused fragments and variables, and for unknown
 * directives. By name, because settings may contain names, which the functions of a minified bundle do not have.
 */
const RULES: Readonly<Record<string, ValidationRule>> = {
  ExecutableDefinitionsRule,
  UniqueOperationNamesRule,
  LoneAnonymousOperationRule,
  SingleFieldSubscriptionsRule,
  KnownTypeNamesRule,
  FragmentsOnCompositeTypesRule,
  VariablesAreInputTypesRule,
  ScalarLeafsRule,
  FieldsOnCorrectTypeRule,
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  PossibleFragmentSpreadsRule,
  NoFragmentCyclesRule,
  UniqueVariableNamesRule,
  NoUndefinedVariablesRule,
  UniqueDirectivesPerLocationRule,
  KnownArgumentNamesRule,
  UniqueArgumentNamesRule,
  ValuesOfCorrectTypeRule,
  ProvidedRequiredArgumentsRule,
  VariablesInAllowedPositionRule,
  OverlappingFieldsCanBeMergedRule,
  UniqueInputFieldNamesRule,
  MaxIntrospectionDepthRule,
};

export const OPERATION_RULES: readonly ValidationRule[] = Object.values(RULES);

/**
 * Rules that remain with an option of the generator.
 *
 * @param skipped its option `skipDocumentsValidation`: `true` for all of them, or an object with prefixes of names.
 */
export function listOperationRules(skipped: unknown): readonly ValidationRule[] {
  if (!isRecord(skipped)) {
    return skipped === true ? [] : OPERATION_RULES;
  }
  const {skipValidationAgainstSchema, ignoreRules} = skipped;
  if (skipValidationAgainstSchema !== undefined && skipValidationAgainstSchema !== false) {
    return [];
  }
  const ignored = [ignoreRules ?? []].flat().map(String);
  return Object.entries(RULES).flatMap(([name, rule]) =>
    ignored.some((start) => name.startsWith(start)) ? [] : [rule],
  );
}
