/** A file that was uploaded with a request. It is in a temporary folder and is deleted after the request. */
export class UploadedFile {
  constructor(
    readonly fileName: string,
    readonly mimeType: string,
    readonly size: number,
    /** Only created by the interface that received the file: no client can name a path. */
    readonly path: string,
  ) {}
}
