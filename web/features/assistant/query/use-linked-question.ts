import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Query } from '#domain/query/query.ts';
import { ASSESSMENT_PART, QUERY_PART } from './ask-path.ts';
import { loadAsk } from './load-ask.ts';

export interface LinkedQuestion {
  query: Query;
  words: string;
}

interface LinkedHere {
  /** Null if the address contains no valid query. */
  linked: LinkedQuestion | null;
  /** Why the query in the address is invalid, in sentences; null if there is no problem. */
  reasons: readonly string[] | null;
  /** Removes the query from the address, so that neither a reload nor the Back button asks it again. */
  forget: () => void;
}

/** The query in the assistant's address. */
export function useLinkedQuestion(): LinkedHere {
  const [params, setParams] = useSearchParams();
  const text = params.get(QUERY_PART);
  const [read, setRead] = useState<Omit<LinkedHere, 'forget'>>({ linked: null, reasons: null });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Omit<LinkedHere, 'forget'>) => isCurrent && setRead(next);
    if (text === null) show({ linked: null, reasons: null });
    else {
      void loadAsk().then(({ readAskLink }) => {
        const link = readAskLink(text);
        show(link.ok ? { linked: link, reasons: null } : { linked: null, reasons: link.reasons });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const forget = useCallback(
    () =>
      setParams(
        (present) => {
          present.delete(QUERY_PART);
          present.delete(ASSESSMENT_PART);
          return present;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { ...read, forget };
}
