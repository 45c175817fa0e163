import {Joi} from '@docusaurus/utils-validation';
import type {ValidationErrorItem} from 'joi';
import {type Field, KIND_NAMES, type PageKind} from './fields';
import {suggest} from './suggest';

export interface FieldMistake {
  readonly field: string;
  /** What was found and what is allowed. */
  readonly message: string;
}

/**
 * Compares a front matter with the fields of its kind.
 *
 * @param values as YAML gives them; nothing is converted.
 * @param fields of this kind of page.
 */
export function validateFields(
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): readonly FieldMistake[] {
  const schema = Joi.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kinds[kind] === 'required' ? field.schema.required() : field.schema,
      ]),
    ),
  );
  const {error} = schema.validate(values, {abortEarly: false, convert: false});
  return error?.details.map((detail) => explain(detail, fields, kind)) ?? [];
}

function explain(
  {type, path, context}: ValidationErrorItem,
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): FieldMistake {
  const field = String(path[0]);
  const names = Object.keys(fields);
  if (type === 'object.unknown') {
    const known = `A ${KIND_NAMES[kind]} may have: ${names.join(', ')}.`;
    return {field, message: `unknown field "${field}".${suggest(field, names)} ${known}`};
  }
  const allowed = `Allowed: ${fields[field]?.allowed}.`;
  if (type === 'any.required') {
    return {field, message: `"${field}" is missing. ${allowed}`};
  }
  const value: unknown = context?.value;
  const length = type === 'text.length' ? ` of ${String(context?.count)} characters` : '';
  const found = value === undefined ? 'nothing' : JSON.stringify(value);
  const valids: readonly unknown[] = Array.isArray(context?.valids) ? context.valids : [];
  const near = suggest(String(value), valids.map(String));
  return {field, message: `"${field}" is ${found}${length}.${near} ${allowed}`};
}
