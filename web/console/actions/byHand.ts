/** Operations with a dialog made by hand, in place of the one made of the document. */
import type { VNode } from 'preact';
import type { Action } from '../document.js';
import type { ResourceProps } from '../page.js';
import type { Json } from '../session.js';

/** `resource` is that of the page. Without a record, the page is a list; with `ids`, of ticked records. */
export interface ActionProps extends ResourceProps {
  readonly action: Action;
  readonly record?: Json | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly onClose: () => void;
  /** Something was changed: the page reads it again. @param report what was done, in words, if the dialog closes now. */
  readonly onDone: (report?: string) => void;
}

/** operationId → the dialog; null: a page shows it already, so it has no button. */
export const byHand: Readonly<Record<string, ((props: ActionProps) => VNode | null) | null>> = {};
