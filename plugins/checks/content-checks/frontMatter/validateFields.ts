import {Joi} from '@docusaurus/utils-validation';
import type {ValidationErrorItem} from 'joi';
import {type Field, KIND_NAMES, type PageKind} from './fields';
import {suggestSpelling} from '@selection-set/content-model';

export interface FieldMistake {
  readonly field: string;
  /** What was found and what is allowed. */
  readonly message: string;
}

/** Compares the fields of a front matter, as YAML gives them, with what is allowed. */
export type Validator = (values: Readonly<Record<string, unknown>>) => readonly FieldMistake[];

/**
 * A validator for one kind of page; making it costs more than using it.
 *
 * @param fields of this kind of page.
 */
export function createValidator(
  fields: Readonly<Record<string, Field>>,
  kind: PageKind,
): Validator {
  const schema = Joi.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kinds[kind] === 'required' ? field.schema.required() : field.schema,
      ]),
    ),
  );
  return (values) => {
    const {error} = schema.validate(values, {abortEarly: false, convert: false});
    return error?.details.map((detail) => explain(detail, fields, kind)) ?? [];
  };
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
    return {field, message: `unknown field "${field}".${suggestSpelling(field, names)} ${known}`};
  }
  const allowed = `Allowed: ${fields[field]?.allowed}.`;
  if (type === 'any.required') {
    return {field, message: `"${field}" is missing. ${allowed}`};
  }
  const value: unknown = context?.value;
  const length = type === 'text.length' ? ` of ${String(context?.count)} characters` : '';
  const found = value === undefined ? 'nothing' : JSON.stringify(value);
  const valids: readonly unknown[] = Array.isArray(context?.valids) ? context.valids : [];
  const near = suggestSpelling(String(value), valids.map(String));
  return {field, message: `"${field}" is ${found}${length}.${near} ${allowed}`};
}
