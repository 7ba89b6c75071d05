import type { Carta } from '../../../platform/outbox/outbox.repository.ts';

export type Answer = 'ampliar-supresion' | 'rechazar-supresion' | 'atender-supresion';

const WORDS: Readonly<Record<Answer, { readonly asunto: string; readonly texto: string }>> = {
  'ampliar-supresion': {
    asunto: 'Necesitamos más tiempo para suprimir tus datos',
    texto: 'La ley nos deja dos meses más para contestarte, y los vamos a usar. El motivo:',
  },
  'rechazar-supresion': {
    asunto: 'No podemos suprimir tus datos',
    texto:
      'Puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es) o ante un tribunal. El motivo:',
  },
  'atender-supresion': {
    asunto: 'Vamos a suprimir tus datos',
    texto:
      'Ya nadie que venda los ve. Los destruimos en cuanto acabe el plazo en el que la ley nos obliga a guardarlos.',
  },
};

/** The mail that tells a client what the house answers to their request. */
export function mailOfAnswer({
  cuenta: { id, nombre, email },
  accion,
  motivo,
}: {
  readonly cuenta: { readonly id: string; readonly nombre: string; readonly email: string };
  readonly accion: Answer;
  readonly motivo: string;
}): Carta {
  const { asunto, texto } = WORDS[accion];
  return {
    motivo: 'supresion',
    entidad: 'usuario',
    entidadId: id,
    destinatario: email,
    asunto,
    texto: [`Hola, ${nombre}:`, `${asunto}. ${texto}`, motivo].filter(Boolean).join('\n\n'),
  };
}
