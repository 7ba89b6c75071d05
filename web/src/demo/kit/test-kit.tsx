import type { ReactNode } from 'react';
import * as ui from '../../ui/kit/test-kit.tsx';
import kit from './es.json';

/** Draws a part of the template's kit alone, and returns the user that presses and types in it. */
export const drawPart = (part: ReactNode) => ui.drawPart(part, { kit });
