import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

const TOPIC = 'topic';

/** The open topic; part of the address, so that it can be shared. */
export function useOpenTopic() {
  const [params, setParams] = useSearchParams();
  const [isApart, setIsApart] = useState(false);
  const show = useCallback(
    (topicId: string) =>
      setParams(
        (present) => {
          present.set(TOPIC, topicId);
          return present;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const open = useCallback(
    (topicId: string) => {
      setIsApart(false);
      show(topicId);
    },
    [show],
  );
  const openApart = useCallback(
    (topicId: string) => {
      setIsApart(true);
      show(topicId);
    },
    [show],
  );
  const close = useCallback(
    () =>
      setParams(
        (present) => {
          present.delete(TOPIC);
          return present;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams],
  );
  return {
    id: params.get(TOPIC),
    /** Whether it was opened away from the matrix, where a panel beside the matrix would not be seen. */
    isApart,
    open,
    openApart,
    /** Another topic at the same place. */
    step: show,
    close,
  };
}
