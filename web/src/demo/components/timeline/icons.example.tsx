import { IconBolt, IconFileInvoice, IconSignature, IconTool } from '@tabler/icons-react';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import { Timeline } from '../../kit/timeline/timeline.tsx';

const CREW = ['Marta Ros', 'Iván Gil', 'Nuria Sanz'].map((name) => ({ name }));

export default function IconTimeline() {
  return (
    <Timeline
      label="Alta de una instalación solar"
      moments={[
        { id: 'sign', title: 'Contrato firmado', when: '3 de noviembre', icon: IconSignature },
        {
          id: 'crew',
          title: 'La cuadrilla instala doce placas',
          when: '14 de noviembre',
          tone: 'info',
          icon: IconTool,
          content: <AvatarGroup label="Cuadrilla" people={CREW} />,
        },
        {
          id: 'power',
          title: 'Primera energía vertida',
          when: '16 de noviembre',
          tone: 'ok',
          icon: IconBolt,
        },
        {
          id: 'bill',
          title: 'Primera factura compensada',
          when: '1 de diciembre',
          tone: 'idle',
          icon: IconFileInvoice,
        },
      ]}
    />
  );
}
