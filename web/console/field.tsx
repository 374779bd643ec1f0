/** An input for a field, made of its schema; for an object or a list, inputs for its parts. */
import type { ComponentChildren, VNode } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { fieldsOf, labelOf, type Schema } from './document.js';
import { Conditions } from './forms/conditions.js';
import { Explanation, saidOf } from './forms/hint.js';
import { Around, type Described, type InputProps, isObject, isTexts } from './forms/input.js';
import { Findings, Group, Rows } from './forms/parts.js';
import { isLines, JsonInput, Lines, PlainInput } from './forms/plain.js';
import { RecordInput, RecordsInput } from './forms/records.js';
import { canSuggest, resourceOf } from './forms/suggestions.js';
import { isTemplate, Template } from './mail/template.js';
import { Prose } from './ui.js';

export type { Finding, InputProps } from './forms/input.js';
export { within } from './forms/input.js';

export function FieldInput(props: InputProps): VNode {
  const { field, value } = props;
  const { schema } = field;
  const items = schema.items && props.resource.resolve(schema.items);
  const about = schema['x-console']?.conditions;
  if (about !== undefined && isObject(value ?? {})) return <Conditions {...props} Input={FieldInput} about={about} />;
  if (isTemplate(schema) && isObject(value ?? {})) return <Template {...props} Input={FieldInput} />;
  const isLoose = schema.type === undefined && isObject(value) && fieldsOf(schema, props.resource.resolve).length === 0;
  if ((schema.type === 'object' || isLoose) && isObject(value ?? {})) return <Group {...props} Input={FieldInput} />;
  const isList = schema.type === 'array' && items?.type === 'object';
  if (isList && Array.isArray(value ?? []) && ((value ?? []) as unknown[]).every(isObject))
    return <Rows {...props} Input={FieldInput} items={items} />;
  return <Labelled {...props}>{(described) => <Single {...props} items={items} described={described} />}</Labelled>;
}

/** Only one value, or a list of texts. */
function Single(props: InputProps & { items: Schema | undefined; described: Described }) {
  const { field, value, onChange, items, described, isBrief = false } = props;
  const { target, schema } = field;
  const { draft } = useContext(Around);
  const plain = { value, onChange, described, isBrief };
  const isOdd = typeof value === 'object' && value !== null && !isLines(value);
  const resource = resourceOf(props.services, target);
  const chosenFrom = resource && canSuggest({ ...props, resource, draft }) ? resource : undefined;
  if (isTexts(schema, items) && !isOdd)
    return chosenFrom ? <RecordsInput {...props} chosenFrom={chosenFrom} /> : <Lines {...plain} />;
  const isUndescribed = schema.type === undefined && schema.description === undefined && schema.items === undefined;
  const type = isUndescribed && value !== null ? typeof value : schema.type;
  if (isOdd || !/^(string|number|integer|boolean)$/.test(type ?? '')) return <JsonInput {...plain} />;
  if (chosenFrom && type === 'string') return <RecordInput {...props} chosenFrom={chosenFrom} />;
  // a value that no document describes keeps its type, and stays when it is empty
  const change = isUndescribed && type === 'string' ? (next: unknown) => onChange(next ?? '') : onChange;
  return <PlainInput {...plain} onChange={change} schema={{ ...schema, ...(type !== undefined && { type }) }} />;
}

/** A label, the input, what the server found wrong with it, and what the document says of it. */
function Labelled({
  field,
  findings,
  isBrief,
  value,
  resource,
  children,
}: InputProps & { children: (described: Described) => ComponentChildren }) {
  const id = useId();
  const { name, schema, required, target } = field;
  const described = {
    id,
    'aria-describedby': `${id}-about`,
    ...(findings.length > 0 && { 'aria-invalid': 'true' as const }),
  };
  const about = {
    text: isBrief ? undefined : schema.description,
    fields: resource.fields,
    id: target !== undefined && typeof value === 'string' && !isBrief ? value : undefined,
  };
  const { hint, hasMore } = saidOf(about);
  return (
    <div class="field" data-field={name}>
      <label for={id}>
        {labelOf(name, schema)}
        {required && !isBrief && <span class="required"> required</span>}
      </label>
      {hasMore && <Explanation {...about} />}
      {children(described)}
      <div id={`${id}-about`}>
        <Findings findings={findings} />
        {hint && (
          <small>
            <Prose text={hint} />
          </small>
        )}
      </div>
    </div>
  );
}
