import Foundation
import ImageIO
import Testing

struct MetadataTests {
  private func text(_ metadata: CGImageMetadata, _ path: NSString) -> String? {
    CGImageMetadataCopyStringValueWithPath(metadata, nil, path).map { String(describing: $0) }
  }

  private func sample() -> CGMutableImageMetadata {
    let metadata = CGImageMetadataCreateMutable()
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject[0]", "Sea" as NSString))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject[1]", "Coast & beach" as NSString))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:description[x-default]", "A picture" as NSString))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:description[de]", "Ein Bild" as NSString))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "exif:Flash.Fired", "True" as NSString))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "xmp:Rating", 4 as NSNumber))
    return metadata
  }

  private func check(_ metadata: CGImageMetadata) {
    #expect(text(metadata, "dc:subject[1]") == "Coast & beach")
    #expect(text(metadata, "dc:subject") == nil)
    #expect(text(metadata, "dc:description") == "A picture")
    #expect(text(metadata, "dc:description[de]") == "Ein Bild")
    #expect(text(metadata, "exif:Flash.Fired") == "True")
    #expect(text(metadata, "xmp:Rating") == "4")
  }

  @Test func valuesAreFoundByTheirPaths() {
    let metadata = sample()
    check(metadata)
    let flash = CGImageMetadataCopyTagWithPath(metadata, nil, "exif:Flash")
    let fired = CGImageMetadataCopyStringValueWithPath(metadata, flash, "exif:Fired")
    #expect(fired == "True")
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "foo:product", "x" as NSString))
    #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/foo/", "foo", nil))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "foo:product", "x" as NSString))
    var error: Unmanaged<NSError>?
    #expect(!CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/bar/", "foo", &error))
    #expect(error?.takeRetainedValue().code == Int(CGImageMetadataErrors.prefixConflict.rawValue))
    #expect(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:subject[0]"))
    #expect(text(metadata, "dc:subject[0]") == "Coast & beach")
    #expect(!CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:nothing"))
  }

  @Test func tagsAreEnumeratedWithTheirPaths() {
    var paths: [String] = []
    let options: [NSString: Any] = [kCGImageMetadataEnumerateRecursively: true]
    CGImageMetadataEnumerateTagsUsingBlock(sample(), nil, options as NSDictionary) { path, _ in
      paths.append(String(describing: path))
      return path != "exif:Flash.Fired"
    }
    #expect(
      paths == [
        "dc:subject", "dc:subject[0]", "dc:subject[1]", "dc:description", "dc:description[x-default]",
        "dc:description[de]", "exif:Flash", "exif:Flash.Fired",
      ])
  }

  @Test func aPacketIsReadAsItWasWritten() throws {
    let packet = try #require(CGImageMetadataCreateXMPData(sample(), nil))
    check(try #require(CGImageMetadataCreateFromXMPData(packet)))
  }

  @Test func packetsOfOtherProgramsAreRead() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <r:Description r:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="5"
       xmlns:own="http://example.com/own/">
      <own:box r:parseType="Resource"><own:width>3</own:width></own:box><own:page r:resource="http://example.com"/>
      <own:size own:unit="mm" own:value="7"/></r:Description></r:RDF></x:xmpmeta>
      """
    let metadata = try #require(CGImageMetadataCreateFromXMPData(Data(packet.utf8) as NSData))
    #expect(text(metadata, "xmp:Rating") == "5")
    #expect(text(metadata, "own:box.own:width") == "3")
    #expect(text(metadata, "own:page") == "http://example.com")
    #expect(text(metadata, "own:size.unit") == "mm")
  }

  @Test func hostilePacketsAreRefused() {
    let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
    let start = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
    let wide = start + String(repeating: "<a/>", count: 100_000) + "</rdf:RDF>"
    let nested = start + deep + "</rdf:RDF>"
    let entities = "<!DOCTYPE a [<!ENTITY b \"c\">]>\(start)&b;</rdf:RDF>"
    for packet in [deep, wide, nested, entities, "", start, "no XML"] {
      #expect(CGImageMetadataCreateFromXMPData(Data(packet.utf8) as NSData) == nil, "\(packet.prefix(60))")
    }
  }

  @Test func anElementKnowsSomeHundredNamespacesAtMost() throws {
    let declarations = (0..<1000).map { " xmlns:n\($0)=\"http://example.com\"" }.joined()
    let packet = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description\(declarations)>
      <n1:x>1</n1:x><n900:x>2</n900:x></rdf:Description></rdf:RDF>
      """
    let metadata = try #require(CGImageMetadataCreateFromXMPData(Data(packet.utf8) as NSData))
    let namespaces = ["n1:x", "n900:x"].map { path in
      CGImageMetadataCopyTagWithPath(metadata, nil, path as NSString).flatMap(CGImageMetadataTagCopyNamespace)
    }
    #expect(namespaces == ["http://example.com", ""])
  }

  @Test(arguments: ["public.jpeg", "public.png"]) func metadataAreWrittenAsXMPAndAsExif(type: String) throws {
    let metadata = sample()
    let set = CGImageMetadataSetValueMatchingImageProperty(
      metadata, kCGImagePropertyExifDictionary, kCGImagePropertyExifDateTimeOriginal, "2026-01-31T12:30:45" as NSString)
    #expect(set)
    #expect(text(metadata, "photoshop:DateCreated") == "2026-01-31T12:30:45")
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
    CGImageDestinationAddImageAndMetadata(destination, try PictureFiles.picture(8, 8), metadata, nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try PictureFiles.source(Data(referencing: data))
    check(try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil)))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? NSDictionary)
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:01:31 12:30:45")
  }

  @Test func propertiesHaveTags() throws {
    let gps: [NSString: Any] = [kCGImagePropertyGPSLatitude: 48.5, kCGImagePropertyGPSLatitudeRef: "S"]
    let exif: [NSString: Any] = [kCGImagePropertyExifFNumber: 2.4, kCGImagePropertyExifFocalLength: 50]
    let data = try PictureFiles.file(
      "public.jpeg",
      [
        kCGImagePropertyGPSDictionary: gps, kCGImagePropertyExifDictionary: exif, kCGImagePropertyOrientation: 3,
      ])
    let metadata = try #require(CGImageSourceCopyMetadataAtIndex(try PictureFiles.source(data), 0, nil))
    #expect(text(metadata, "exif:FNumber") == "12/5")
    #expect(text(metadata, "exif:FocalLength") == "50/1")
    #expect(text(metadata, "exif:GPSLatitude") == "48,30.000000S")
    #expect(text(metadata, "tiff:Orientation") == "3")
    let tag = CGImageMetadataCopyTagMatchingImageProperty(
      metadata, kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFOrientation)
    #expect(tag.flatMap(CGImageMetadataTagCopyName) == "Orientation")
  }

  @Test(arguments: ["public.jpeg", "public.png"]) func aCopyKeepsItsPixelsAndChangesItsMetadata(type: String) throws {
    let gps: [NSString: Any] = [kCGImagePropertyGPSLatitude: 48.5, kCGImagePropertyGPSLatitudeRef: "S"]
    let original = try PictureFiles.file(
      type, [kCGImagePropertyGPSDictionary: gps, kCGImagePropertyOrientation: 3])
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as NSString, 1, nil))
    let options: [NSString: Any] = [kCGImageDestinationOrientation: 8, kCGImageMetadataShouldExcludeGPS: true]
    let source = try PictureFiles.source(original)
    #expect(CGImageDestinationCopyImageSource(destination, source, options as NSDictionary, nil))
    let properties = try PictureFiles.properties(Data(referencing: data))
    #expect(properties[kCGImagePropertyOrientation] as? Int == 8)
    #expect(properties[kCGImagePropertyGPSDictionary] == nil)
    // The compressed pixels are the same bytes.
    #expect(Data(referencing: data).suffix(40) == original.suffix(40))
  }

  @Test func aCopyOfAnotherTypeIsAnError() throws {
    let source = try PictureFiles.source(try PictureFiles.file("public.png"))
    let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 1, nil))
    var error: Unmanaged<NSError>?
    #expect(!CGImageDestinationCopyImageSource(destination, source, nil, &error))
    #expect(error?.takeRetainedValue().code == Int(CGImageMetadataErrors.unsupportedFormat.rawValue))
  }
}
