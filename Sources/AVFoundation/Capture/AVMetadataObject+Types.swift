extension AVMetadataObject {
  /// A kind of things found in pictures.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype).
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A Micro QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A MicroPDF417 code.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    /// A bar code Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A bar code Code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A bar code Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A bar code Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A bar code Codabar.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A bar code EAN-8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A bar code EAN-13, including UPC-A.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code UPC-E.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A bar code ITF-14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A bar code Interleaved 2 of 5.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A bar code GS1 DataBar.
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    /// A bar code GS1 DataBar Expanded.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    /// A bar code GS1 DataBar Limited.
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// The upper part of a person's body.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A person's whole body.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// An object that attracts attention.
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }
}
