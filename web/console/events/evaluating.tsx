/** Tries a coupon: what it takes off a fee or a price, or why it does not. */
import { ActionDialog } from '../actions/dialog.js';
import { meaningOf, type OutcomeProps } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { fieldsOf, isId, type Resource, type Schema } from '../document.js';
import { may } from '../page.js';
import type { Json } from '../session.js';
import { useLoad } from '../ui.js';

const partOf = (schema: Schema | undefined, name: string, { resolve }: Resource) =>
  fieldsOf(schema ?? {}, resolve).find((field) => field.name === name)?.schema;

export function Evaluating({ action, record = {}, ...props }: ActionProps) {
  const { gala, me, resource } = props;
  const { event_id } = record;
  const mayRead = typeof event_id === 'string' && may(me, 'events.get');
  // what is in no currency is in that of the event
  const ofEvent = useLoad(
    async (signal) => (mayRead ? await gala.events.get({ id: event_id, fields: 'currency' }, { signal }) : undefined),
    [event_id],
  );
  if (ofEvent.isLoading) return null;
  const currency = record.currency ?? ofEvent.value?.currency;
  const [body] = action.bodies;
  const line = resource.resolve(partOf(body, 'lines', resource)?.items ?? {});
  const kind = partOf(line, 'kind', resource);
  const covered = kind?.enum?.find((one) => record[`apply_to_${one}s`] === true) ?? 'function_fee';
  const flat: Schema = {
    required: ['price', 'quantity', 'kind'],
    properties: {
      product_id: { type: 'string', 'x-refers-to': 'functionFees', 'x-console': { label: 'Function fee' } },
      kind: { type: 'string', enum: kind?.enum ?? [], 'x-console': { label: 'What is bought' } },
      price: { type: 'number' },
      quantity: { type: 'integer' },
      currency: { type: 'string' },
    },
  };
  /** The price of a fee is known. */
  const fill = async (name: string, id: unknown) => {
    if (name !== 'product_id' || !isId(String(id)) || !may(me, 'functionFees.get')) return undefined;
    const fee = await gala.functionFees.get({ id: String(id), fields: 'price,currency' }).catch(() => undefined);
    return fee && { kind: 'function_fee', price: fee.price, currency: fee.currency ?? currency };
  };
  const shape = ({ id, currency, product_id, ...line }: Json): Json => {
    const isFee = line.kind === 'function_fee' && product_id !== undefined;
    return { id, currency, lines: [{ ...line, ...(isFee && { product_id }) }], ...(!isFee && { event_id }) };
  };
  return (
    <ActionDialog
      {...props}
      record={{ ...record, currency, kind: covered, quantity: 1 }}
      action={{ ...action, bodies: [flat] }}
      {...{ fill, shape }}
      Answer={Discount}
    />
  );
}

function Discount({ action, answer, values, resource }: OutcomeProps & { values: Json }) {
  const whole = Number(values.price) * Number(values.quantity);
  const { applicable, discount, reasons } = answer as { applicable: boolean; discount: number; reasons: string[] };
  const meanings = resource.resolve(partOf(action.answer, 'reasons', resource)?.items ?? {});
  const money = (amount: number) => moneyIn(values.currency, amount);
  return (
    <>
      <p>
        {applicable ? (
          <>
            <strong>{money(discount)} off.</strong> The price is {money(whole - discount)} instead of {money(whole)}.
          </>
        ) : (
          <strong>The coupon does not apply. The price stays {money(whole)}.</strong>
        )}
      </p>
      <ul>
        {reasons.map((code) => (
          <li key={code}>{meaningOf(meanings, code)}</li>
        ))}
      </ul>
    </>
  );
}

const moneyIn = (currency: unknown, amount: number) =>
  typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
    ? amount.toLocaleString(undefined, { style: 'currency', currency, currencyDisplay: 'code' })
    : amount.toLocaleString(undefined, { minimumFractionDigits: 2 });
