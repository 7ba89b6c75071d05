import { useEffect, useState } from 'react';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { ICON_SET } from './icon-set.ts';
import type { SetIcon } from './icons.ts';

const { files, perFile } = ICON_SET;

/** Gives the drawings of some icons as their files arrive. */
export function useDrawings(icons: readonly SetIcon[]): (icon: SetIcon) => string | undefined {
  const [loaded, setLoaded] = useState<Readonly<Record<number, readonly string[]>>>({});
  const wanted = [...new Set(icons.map(fileOf))].filter((file) => !loaded[file]).join(' ');
  useEffect(() => {
    if (wanted === '') return;
    for (const file of wanted.split(' ').map(Number)) {
      files[file]?.()
        .then(({ default: drawings }) => setLoaded((before) => ({ ...before, [file]: drawings })))
        .catch(notifyFailure);
    }
  }, [wanted]);
  return (icon) => loaded[fileOf(icon)]?.[icon.at % perFile];
}

function fileOf({ at }: SetIcon): number {
  return Math.floor(at / perFile);
}
