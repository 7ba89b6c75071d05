/** The SHA-256 of a file in hexadecimal. Browsers compute it only in pages that came over HTTPS or from this machine. */
export async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
