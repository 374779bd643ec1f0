/** Whether an abstract or an application was withdrawn, by its author or by staff. */
export const isWithdrawn = ({ status }: { readonly status?: unknown }) =>
  typeof status === 'string' && status.trim().toLowerCase() === 'withdrawn';
