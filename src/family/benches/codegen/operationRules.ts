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
import {isRecord} from './settings';

/**
 * Rules by which the generator validates operations: GraphQL's without those of unused fragments and variables, and of unknown directives. By
 * their names, which settings can have, and which the functions of a minified bundle have not.
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
 * Rules that are left with an option of the generator.
 *
 * @param skipped its option `skipDocumentsValidation`: `true` for all of them, or an object that names some by how they begin.
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
