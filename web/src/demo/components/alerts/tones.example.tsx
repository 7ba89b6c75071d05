import { Notice } from '../../../ui/feedback/notice.tsx';

export default function ToneAlerts() {
  return (
    <>
      <Notice tone="accent">Hay una propuesta nueva para la panadería.</Notice>
      <Notice tone="info">La distribuidora contesta en cinco días hábiles.</Notice>
      <Notice tone="ok">El cambio de titular está hecho.</Notice>
      <Notice>El contrato vence dentro de 30 días.</Notice>
      <Notice tone="bad">El banco ha devuelto el recibo de octubre.</Notice>
      <Notice tone="idle">Este suministro está de baja.</Notice>
    </>
  );
}
