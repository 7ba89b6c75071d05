import type { ComponentProps } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './tone-button.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'look'> & {
  readonly tone: Tone;
  /** `relief` has an edge that goes down under the finger. */
  readonly fill?: 'solid' | 'outline' | 'flat' | 'gradient' | 'relief';
  readonly round?: boolean;
  readonly large?: boolean;
};

/** A button in one of the colours of states, for what is not the one thing that a screen is for. */
export function ToneButton({ tone, fill = 'solid', round, large, ...props }: Props) {
  return (
    <Button
      {...props}
      className={styles.button}
      data-tone={tone}
      data-fill={fill}
      data-round={round}
      data-large={large}
    />
  );
}
