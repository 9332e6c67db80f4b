import { Fragment } from 'react';

/** An email address that breaks before its @ or a dot, and inside a part only if that part alone is too long. */
export function Address({ of }: { of: string }) {
  return of.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, in their order
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
