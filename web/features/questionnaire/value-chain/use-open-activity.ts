import { useSearchParams } from 'react-router';

/** The address names the activity that is open. */
const OPEN = 'activity';

/** The activity that is open, by the address, and how another one is opened; null: none. */
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
