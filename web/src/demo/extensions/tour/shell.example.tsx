import { IconPlayerPlay } from '@tabler/icons-react';
import { Button } from '../../../ui/nav/button.tsx';
import { useTour } from './use-tour.ts';

export default function ShellTour() {
  const start = useTour([
    {
      element: 'header',
      popover: {
        title: 'La barra',
        description: 'Desde aquí se busca, se cambia de idioma y se llega a todo lo demás.',
      },
    },
    {
      element: '[data-tour="start"]',
      popover: {
        title: 'Este botón',
        description: 'Empieza la visita otra vez, siempre que quieras.',
      },
    },
    {
      element: 'footer',
      popover: { title: 'El pie', description: 'Quién hace el programa. Y aquí acaba la visita.' },
    },
  ]);
  return (
    <>
      <p>Tres pasos: la barra, este botón y el pie de la página. Con las flechas también se avanza.</p>
      <div>
        <Button data-tour="start" look="primary" icon={IconPlayerPlay} onClick={start}>
          Empezar la visita
        </Button>
      </div>
    </>
  );
}
