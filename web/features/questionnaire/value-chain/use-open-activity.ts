import { useSearchParams } from 'react-router';

/** The part of the address that names the open activity. */
const OPEN = 'activity';

/** The open activity, from the address, and how to open another; null if there is none. */
export function useOpenActivity() {
  const [params, setParams] = useSearchParams();
  return {
    openId: params.get(OPEN),
    open: (id: string | null) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          if (id === null) next.delete(OPEN);
          else next.set(OPEN, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
