import { TextAreaField } from '../../../ui/fields/text-field.tsx';

const TERMS = 'El precio de la energía se revisa cada doce meses.\nLa permanencia termina el mismo día.';

export default function TextareaStates() {
  return (
    <>
      <TextAreaField label="Solo se lee" rows={3} readOnly value={TERMS} onChange={() => undefined} />
      <TextAreaField label="Apagada" rows={3} disabled value={TERMS} onChange={() => undefined} />
    </>
  );
}
