import { Timeline } from '../../kit/timeline/timeline.tsx';

export default function BasicTimeline() {
  return (
    <Timeline
      label="Historia de un contrato"
      moments={[
        { id: 'offer', title: 'Propuesta enviada', when: 'hace 12 días', content: 'Ahorra 184,20 € al año.' },
        { id: 'open', title: 'La clienta la abre', when: 'hace 11 días', tone: 'info' },
        {
          id: 'sign',
          title: 'Firma con el móvil',
          when: 'hace 9 días',
          tone: 'ok',
          content: 'Certificado C-2204.',
        },
        { id: 'reject', title: 'La distribuidora pide otro titular', when: 'hace 3 días', tone: 'warn' },
        { id: 'active', title: 'Suministro activado', when: 'hoy', tone: 'ok' },
      ]}
    />
  );
}
