extension CGColorSpace {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB with components outside of 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear sRGB with components outside of 0 to 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with the transfer function HLG.
  public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
  /// The name of Display P3 with the transfer function PQ.
  public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
  /// The name of Display P3 with components outside of 0 to 1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of linear Display P3.
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  /// The name of linear Display P3 with components outside of 0 to 1.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of the P3 of cinemas.
  public static let dcip3 = "kCGColorSpaceDCIP3"
  /// The name of Adobe RGB (1998).
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// The name of ROMM RGB.
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  /// The name of ACEScg.
  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  /// The name of ITU-R BT.709.
  public static let itur_709 = "kCGColorSpaceITUR_709"
  /// The name of ITU-R BT.2020.
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// The name of ITU-R BT.2100 with HLG.
  public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
  /// The name of ITU-R BT.2100 with PQ.
  public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
  /// The name of linear ITU-R BT.2020 with components outside of 0 to 1.
  public static let extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
  /// The name of the linear RGB space.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of the grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of linear grey.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of grey with components outside of 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of linear grey with components outside of 0 to 1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  /// The name of CMYK.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  /// The name of Lab, which does not exist here.
  public static let genericLab = "kCGColorSpaceGenericLab"
  /// The name of XYZ, which does not exist here.
  public static let genericXYZ = "kCGColorSpaceGenericXYZ"

  /// The spaces that the names stand for, as far as they exist.
  static let kinds: [String: Kind] = [
    sRGB: .sRGB,
    linearSRGB: .linearSRGB,
    extendedSRGB: .extendedSRGB,
    extendedLinearSRGB: .linearSRGB,
    displayP3: .displayP3,
    displayP3_HLG: .displayP3,
    displayP3_PQ: .displayP3,
    extendedDisplayP3: .displayP3,
    linearDisplayP3: .displayP3,
    extendedLinearDisplayP3: .displayP3,
    dcip3: .displayP3,
    adobeRGB1998: .sRGB,
    rommrgb: .sRGB,
    acescgLinear: .linearSRGB,
    itur_709: .sRGB,
    itur_2020: .sRGB,
    itur_2100_HLG: .sRGB,
    itur_2100_PQ: .sRGB,
    extendedLinearITUR_2020: .linearSRGB,
    genericRGBLinear: .linearSRGB,
    genericGrayGamma2_2: .gray,
    linearGray: .gray,
    extendedGray: .gray,
    extendedLinearGray: .gray,
    genericCMYK: .cmyk,
  ]
}
