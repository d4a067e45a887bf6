/// The namespaces of XMP by their prefixes.
enum MetadataNamespaces {
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// The namespaces that need no registration.
  static let common: [String: String] = [
    "exif": "http://ns.adobe.com/exif/1.0/", "aux": "http://ns.adobe.com/exif/1.0/aux/",
    "exifEX": "http://cipa.jp/exif/1.0/", "dc": "http://purl.org/dc/elements/1.1/",
    "Iptc4xmpCore": "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
    "Iptc4xmpExt": "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
    "photoshop": "http://ns.adobe.com/photoshop/1.0/", "tiff": "http://ns.adobe.com/tiff/1.0/",
    "xmp": "http://ns.adobe.com/xap/1.0/", "xmpRights": "http://ns.adobe.com/xap/1.0/rights/", "xml": xml,
  ]
}
