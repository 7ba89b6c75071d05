import { avisos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useFirstSign } from '../../../ui/overlay/on-demand.tsx';

const STALE_MS = 60_000;

const NONE: readonly avisos.Aviso[] = [];

/**
 * What has happened to the own business, the latest first, once somebody is there to read it. Nothing while it cannot be
 * read: the bell has more to tell.
 */
export function useNews() {
  const sells = useSells();
  const present = useFirstSign();
  const { data } = useRead(avisos.list, {}, { staleTime: STALE_MS, enabled: sells && present, retry: false });
  const read = useWrite(avisos.readAll, { invalidates: [avisos.list] });
  const unread = data?.sinLeer ?? 0;
  return {
    news: data?.rows ?? NONE,
    unread,
    markRead: () => {
      if (unread > 0) read.mutate({});
    },
  };
}
