/// The known types: those that Apple lists as declared by the system.
enum UTTypeTable {
  struct Entry {
    let endings: [String]
    let mediaTypes: [String]
    let parents: [String]

    init(_ endings: [String], _ mediaTypes: [String], _ parents: [String]) {
      (self.endings, self.mediaTypes, self.parents) = (endings, mediaTypes, parents)
    }
  }

  static let entries: [String: Entry] = [
    "public.item": Entry([], [], []),
    "public.content": Entry([], [], []),
    "public.composite-content": Entry([], [], ["public.content"]),
    "public.data": Entry([], ["application/octet-stream"], ["public.item"]),
    "public.directory": Entry([], [], ["public.item"]),
    "public.folder": Entry([], [], ["public.directory"]),
    "public.url": Entry(["url"], [], ["public.data"]),
    "public.file-url": Entry([], [], ["public.url"]),
    "public.text": Entry([], [], ["public.data", "public.content"]),
    "public.plain-text": Entry(["txt", "text"], ["text/plain"], ["public.text"]),
    "public.utf8-plain-text": Entry([], ["text/plain;charset=utf-8"], ["public.plain-text"]),
    "public.utf16-plain-text": Entry([], [], ["public.plain-text"]),
    "public.delimited-values-text": Entry([], [], ["public.text"]),
    "public.comma-separated-values-text": Entry(["csv"], ["text/csv"], ["public.delimited-values-text"]),
    "public.rtf": Entry(["rtf"], ["text/rtf", "application/rtf"], ["public.text"]),
    "public.html": Entry(["html", "htm"], ["text/html"], ["public.text"]),
    "public.xml": Entry(["xml"], ["application/xml", "text/xml"], ["public.text"]),
    "public.yaml": Entry(["yaml", "yml"], ["application/x-yaml"], ["public.text"]),
    "public.json": Entry(["json"], ["application/json"], ["public.text"]),
    "public.source-code": Entry([], [], ["public.plain-text"]),
    "public.swift-source": Entry(["swift"], [], ["public.source-code"]),
    "com.apple.property-list": Entry(["plist"], ["application/x-plist"], ["public.data"]),
    "public.image": Entry([], [], ["public.data", "public.content"]),
    "public.png": Entry(["png"], ["image/png"], ["public.image"]),
    "public.jpeg": Entry(["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], ["public.image"]),
    "public.tiff": Entry(["tiff", "tif"], ["image/tiff"], ["public.image"]),
    "com.compuserve.gif": Entry(["gif"], ["image/gif"], ["public.image"]),
    "org.webmproject.webp": Entry(["webp"], ["image/webp"], ["public.image"]),
    "com.microsoft.bmp": Entry(["bmp"], ["image/bmp"], ["public.image"]),
    "com.microsoft.ico": Entry(["ico"], ["image/x-icon", "image/vnd.microsoft.icon"], ["public.image"]),
    "public.heic": Entry(["heic"], ["image/heic"], ["public.heif-standard"]),
    "public.heif-standard": Entry(["heif"], ["image/heif"], ["public.image"]),
    "public.svg-image": Entry(["svg"], ["image/svg+xml"], ["public.image", "public.xml"]),
    "public.camera-raw-image": Entry([], [], ["public.image"]),
    "com.adobe.pdf": Entry(["pdf"], ["application/pdf"], ["public.data", "public.composite-content"]),
    "public.audiovisual-content": Entry([], [], ["public.data", "public.content"]),
    "public.movie": Entry([], [], ["public.audiovisual-content"]),
    "public.video": Entry([], [], ["public.movie"]),
    "public.audio": Entry([], [], ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": Entry(["mov", "qt"], ["video/quicktime"], ["public.movie"]),
    "public.mpeg": Entry(["mpg", "mpeg"], ["video/mpeg"], ["public.movie"]),
    "public.mpeg-4": Entry(["mp4"], ["video/mp4"], ["public.movie"]),
    "public.mpeg-4-audio": Entry(["m4a"], ["audio/mp4"], ["public.audio"]),
    "public.mp3": Entry(["mp3"], ["audio/mpeg"], ["public.audio"]),
    "com.microsoft.waveform-audio": Entry(["wav"], ["audio/vnd.wave", "audio/wav"], ["public.audio"]),
    "public.archive": Entry([], [], ["public.data"]),
    "public.zip-archive": Entry(["zip"], ["application/zip"], ["public.data", "public.archive"]),
    "org.gnu.gnu-zip-archive": Entry(["gz"], ["application/gzip"], ["public.data", "public.archive"]),
    "public.font": Entry([], [], ["public.data", "public.content"]),
    "public.vcard": Entry(["vcf", "vcard"], ["text/vcard"], ["public.text"]),
    "public.calendar-event": Entry(["ics"], ["text/calendar"], ["public.data"]),
    "public.message": Entry([], [], ["public.item"]),
    "public.contact": Entry([], [], ["public.item"]),
    "com.apple.application": Entry([], [], ["public.item"]),
    "com.apple.bundle": Entry(["bundle"], [], ["public.directory"]),
    "com.apple.log": Entry(["log"], [], ["public.plain-text"]),
    "public.patch-file": Entry(["patch", "diff"], ["text/x-patch"], ["public.plain-text"]),
  ]

  static let identifiersByEnding = inverted(\.endings)
  static let identifiersByMediaType = inverted(\.mediaTypes)

  private static func inverted(_ list: (Entry) -> [String]) -> [String: String] {
    var result: [String: String] = [:]
    for (identifier, entry) in entries {
      for item in list(entry) { result[item] = identifier }
    }
    return result
  }
}
