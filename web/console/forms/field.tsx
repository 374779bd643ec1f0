/** An input for a field, made of its schema; for an object or a list, inputs for its parts. */
import type { VNode } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { fieldsOf, isWritable, labelOf } from '../document.js';
import { isTemplate, Template } from '../mail/template.js';
import { Answers } from './answers.js';
import { Conditions } from './conditions.js';
import { Hint } from './hint.js';
import { Around, type Described, type InputProps, isObject } from './input.js';
import { Findings, Group, Rows } from './parts.js';
import { FieldChoices, isLines, isPlain, JsonInput, Lines, Pairs, PlainInput } from './plain.js';
import { RecordInput, RecordsInput } from './records.js';
import { canSuggest, resourceOf } from './suggestions.js';

export function FieldInput(props: InputProps): VNode {
  const { field, value, resource } = props;
  const { schema } = field;
  const usual = schema['x-console']?.rows;
  const items = schema.items && resource.resolve(usual ? { $ref: `#/components/schemas/${usual}` } : schema.items);
  const about = schema['x-console']?.conditions;
  const outer = { ...props, Input: FieldInput };
  const { questions = [] } = useContext(Around);
  const isAsked = schema['x-console']?.questionsOf !== undefined && questions.length > 0;
  if (isObject(value ?? {})) {
    if (about !== undefined) return <Conditions {...outer} about={about} />;
    if (isTemplate(schema)) return <Template {...outer} />;
    if (fieldsOf(schema, resource.resolve).length > 0) return <Group {...outer} />;
  }
  if (items?.type === 'object' && Array.isArray(value ?? []) && ((value ?? []) as unknown[]).every(isObject))
    return isAsked ? <Answers {...{ ...outer, items, questions }} /> : <Rows {...outer} items={items} />;
  return <Labelled {...props} />;
}

/** A label, what the document says of it, the input, and what the server found wrong with it. */
function Labelled(props: InputProps) {
  const { field, findings, isBrief = false, value, resource } = props;
  const { name, schema, required, target } = field;
  const id = useId();
  const described = {
    id,
    'aria-describedby': `${id}-hint ${id}-found`,
    'aria-invalid': findings.length > 0 ? ('true' as const) : undefined,
  };
  return (
    <div class="field" data-field={name}>
      <label for={id}>
        {labelOf(name, schema)}
        {required && !isBrief && <span class="required"> required</span>}
      </label>
      {!isBrief && (
        <Hint
          id={`${id}-hint`}
          text={schema['x-refers-to']?.startsWith('external:') ? inOtherSystem(schema.description) : schema.description}
          fields={resource.fields}
          recordId={target !== undefined && typeof value === 'string' ? value : undefined}
        />
      )}
      <Single {...props} described={described} />
      <div id={`${id}-found`}>
        <Findings findings={findings} />
      </div>
    </div>
  );
}

/** Gala has no such records. */
const inOtherSystem = (description = '') =>
  description.replace(/\.(?=\s|$)/, ': the id or name that your own system has for it.');

/** Whether it is an object of which the document says no more. */
const isShapeless = ({ field: { schema }, resource, value }: InputProps) =>
  schema.type === 'object' && fieldsOf(schema, resource.resolve).length === 0 && isPlain(value ?? {});

/** One value, or a list of texts. */
function Single(props: InputProps & { described: Described }) {
  const { value, onChange, described, isBrief = false } = props;
  const { schema, target } = props.field;
  const plain = { value, onChange, described };
  const { draft, known } = useContext(Around);
  const resource = resourceOf(props.services, target);
  const chosenFrom = resource && canSuggest({ ...props, resource, draft }) ? resource : undefined;
  const isList = schema.type === 'array' && props.resource.resolve(schema.items ?? {}).type === 'string';
  const about = resourceOf(props.services, schema['x-console']?.fieldsOf);
  if (about !== undefined && isLines(value ?? []))
    return (
      <FieldChoices
        {...plain}
        label={labelOf(props.field.name, schema)}
        fields={about.fields.filter((field) => isWritable(field, 'own', false))}
      />
    );
  if (isList && isLines(value ?? []))
    return chosenFrom ? <RecordsInput {...props} chosenFrom={chosenFrom} /> : <Lines {...plain} />;
  if (isShapeless(props)) return <Pairs {...plain} />;
  const isOdd = typeof value === 'object' && value !== null;
  if (isOdd || !/^(string|number|integer|boolean)$/.test(schema.type ?? '')) return <JsonInput {...plain} />;
  if (chosenFrom && schema.type === 'string') return <RecordInput {...props} chosenFrom={chosenFrom} />;
  const isOddAddress = /email_address$/.test(props.field.name) && !/^(\S+@[^\s@]+|)$/.test(String(value ?? '').trim());
  return (
    <>
      <PlainInput {...plain} {...{ schema, isBrief }} known={known?.get(props.field.name)} />
      {isOddAddress && <small role="status">This does not look like an e-mail address, so no e-mail goes there.</small>}
    </>
  );
}
