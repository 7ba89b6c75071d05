import type { ComponentType } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ShowcasePage } from '../../kit/showcase/showcase.tsx';

const EXAMPLES = import.meta.glob<ComponentType>('./*.example.tsx', { import: 'default', eager: true });
const SOURCES = import.meta.glob<[string, string][]>('./*.example.tsx', {
  import: 'default',
  query: '?source',
});
const ORDER = ['basic', 'tones', 'marks'];

export default function SwitchScreen() {
  const { t } = useTranslation('forms');
  return (
    <ShowcasePage
      examples={EXAMPLES}
      sources={SOURCES}
      order={ORDER.map((name) => [name, t(`switch-${name}`)])}
    />
  );
}
