import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** A few words about a control, on hover and on focus. What must be read belongs on the page instead. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <MantineTooltip label={text} events={{ hover: true, focus: true, touch: true }} openDelay={250} withArrow>
      {children}
    </MantineTooltip>
  );
}
