extension UTType {
  /// The type of anything that can be stored or exchanged, `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type of documents and other content, `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type of content of several parts, `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The type of bytes of any kind, `public.data`.
  public static let data = UTType(known: "public.data")
  /// The type of folders and packages, `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The type of folders, `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The type of addresses, `public.url`.
  public static let url = UTType(known: "public.url")
  /// The type of addresses of files, `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The type of texts of any kind, `public.text`.
  public static let text = UTType(known: "public.text")
  /// The type of texts without formatting, `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The type of texts without formatting, in UTF-8, `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The type of texts without formatting, in UTF-16, `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The type of values separated by a character, `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// The type of values separated by commas, `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The type of Rich Text Format, `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The type of HTML, `public.html`.
  public static let html = UTType(known: "public.html")
  /// The type of XML, `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The type of YAML, `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// The type of JSON, `public.json`.
  public static let json = UTType(known: "public.json")
  /// The type of source code of any language, `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The type of Swift source code, `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The type of property lists, `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The type of images of any kind, `public.image`.
  public static let image = UTType(known: "public.image")
  /// The type of PNG images, `public.png`.
  public static let png = UTType(known: "public.png")
  /// The type of JPEG images, `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The type of TIFF images, `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The type of GIF images, `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The type of WebP images, `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The type of Windows bitmaps, `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// The type of Windows icons, `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The type of HEIC images, `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The type of HEIF images, `public.heif-standard`.
  public static let heif = UTType(known: "public.heif-standard")
  /// The type of SVG images, `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The type of raw images of cameras, `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// The type of PDF documents, `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The type of sound and moving pictures, `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The type of moving pictures, with or without sound, `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The type of moving pictures without sound, `public.video`.
  public static let video = UTType(known: "public.video")
  /// The type of sound, `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The type of QuickTime movies, `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The type of MPEG-1 and MPEG-2 movies, `public.mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The type of MPEG-4 movies, `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The type of MPEG-4 sound, `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// The type of MP3 sound, `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The type of WAV sound, `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The type of archives of any kind, `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The type of zip archives, `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The type of gzip files, `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// The type of fonts, `public.font`.
  public static let font = UTType(known: "public.font")
  /// The type of vCards, `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The type of calendar events, `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type of messages, `public.message`.
  public static let message = UTType(known: "public.message")
  /// The type of contacts, `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The type of applications, `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// The type of bundles, `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The type of logs, `com.apple.log`.
  public static let log = UTType(known: "com.apple.log")
}
