import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { DirectionContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { schemeOf, setDisplay, useDisplay } from './display.ts';
import { cssVariables, theme } from './theme.ts';

/** Mantine in our skin and direction. Our own parts need none of it. */
export function MantineLayer({ children }: { children: ReactNode }) {
  const display = useDisplay();
  const { rightToLeft } = display;
  const direction = useMemo(
    () => ({
      dir: rightToLeft ? ('rtl' as const) : ('ltr' as const),
      toggleDirection: () => setDisplay({ rightToLeft: !rightToLeft }),
      setDirection: (dir: 'ltr' | 'rtl') => setDisplay({ rightToLeft: dir === 'rtl' }),
    }),
    [rightToLeft],
  );
  return (
    <DirectionContext.Provider value={direction}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={schemeOf(display)}>
        {children}
      </MantineProvider>
    </DirectionContext.Provider>
  );
}
