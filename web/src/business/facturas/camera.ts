/** Why no camera can be used, each with its sentence in the dictionaries. */
export type CameraFault = 'sinCamara' | 'camaraNegada' | 'camaraOcupada';

/** Between two pictures: a hand moves, and a phone has to stay cool. */
const PAUSE_MS = 150;

/**
 * Shows what the camera at the back of a phone sees, and tells the texts of the codes in it, until it is aborted. The pictures
 * never leave the browser.
 */
export async function watchCodes(
  video: HTMLVideoElement,
  onTexts: (texts: readonly string[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await openCamera();
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => {
    worker.terminate();
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  const next = async () => {
    if (!signal.aborted) worker.postMessage(await pictureOf(video));
  };
  const askAgain = () => setTimeout(() => void next().catch(askAgain), PAUSE_MS);
  worker.onmessage = ({ data }: MessageEvent<readonly string[] | undefined>) => {
    if (signal.aborted) return;
    if (data && data.length > 0) onTexts(data);
    askAgain();
  };
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  askAgain();
}

/** A code is small on its page, so the picture is asked to be as large as films are. */
async function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw faultOf('sinCamara');
  const video = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };
  return devices.getUserMedia({ video, audio: false }).catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'NotAllowedError') throw faultOf('camaraNegada');
    throw faultOf(name === 'NotReadableError' ? 'camaraOcupada' : 'sinCamara');
  });
}

function faultOf(fault: CameraFault): Error {
  return Object.assign(new Error(fault), { fault });
}

export function cameraFaultOf(cause: unknown): CameraFault {
  return cause instanceof Error && 'fault' in cause ? (cause.fault as CameraFault) : 'sinCamara';
}

async function pictureOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  return createImageBitmap(video);
}
