import { useEffect, useRef, useState } from 'react';

export type MediaState = {
  readonly playing: boolean;
  /** The position is in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** The share of the video that has arrived goes from 0 to 1. */
  readonly loaded: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly rate: number;
};

const EVENTS = [
  'play',
  'pause',
  'timeupdate',
  'progress',
  'durationchange',
  'volumechange',
  'ratechange',
  'seeked',
] as const;

/** Reads the state of a video whenever it announces a change. */
export function useMedia() {
  const media = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<MediaState>(() => stateOf(null));

  useEffect(() => {
    const listening = new AbortController();
    const read = () => setState(stateOf(media.current));
    for (const event of EVENTS) media.current?.addEventListener(event, read, { signal: listening.signal });
    read();
    return () => listening.abort();
  }, []);

  /** Changes the video, and reads its state again, because not every change is announced. */
  const set = (change: Partial<HTMLVideoElement>) => {
    if (media.current) Object.assign(media.current, change);
    setState(stateOf(media.current));
  };
  return { media, state, set };
}

function stateOf(media: HTMLVideoElement | null): MediaState {
  const lasts = Number.isFinite(media?.duration) ? (media?.duration ?? 0) : 0;
  const ranges = media?.buffered;
  const arrived = ranges && ranges.length > 0 ? ranges.end(ranges.length - 1) : 0;
  return {
    playing: media ? !media.paused : false,
    at: media?.currentTime ?? 0,
    lasts,
    loaded: lasts > 0 ? Math.min(1, arrived / lasts) : 0,
    volume: media?.volume ?? 1,
    muted: media?.muted ?? false,
    loop: media?.loop ?? false,
    rate: media?.playbackRate ?? 1,
  };
}
