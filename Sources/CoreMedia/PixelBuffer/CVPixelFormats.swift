// The formats of pixels: codes of four characters, or, for the oldest ones, numbers of bits.
//
// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvpixelbuffer-pixel-format-identifiers).

/// Blue, green, red and alpha, 8 bits each.
public let kCVPixelFormatType_32BGRA: OSType = 0x42475241
/// Alpha, red, green and blue, 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 0x00000020
/// Red, green, blue and alpha, 8 bits each.
public let kCVPixelFormatType_32RGBA: OSType = 0x52474241
/// Alpha, blue, green and red, 8 bits each.
public let kCVPixelFormatType_32ABGR: OSType = 0x41424752
/// Red, green and blue, 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 0x00000018
/// Blue, green and red, 8 bits each.
public let kCVPixelFormatType_24BGR: OSType = 0x32344247
/// Alpha, red, green and blue, 16 bits each, most significant byte first.
public let kCVPixelFormatType_64ARGB: OSType = 0x62363461
/// Red, green, blue and alpha, as numbers of 16 bits with a floating point.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x52476841
/// Red, green, blue and alpha, as numbers of 32 bits with a floating point.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x52476641
/// Grey, 16 bits, most significant byte first.
public let kCVPixelFormatType_16Gray: OSType = 0x62313667
/// One component of 8 bits.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C303038
/// Two components of 8 bits.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x32433038
/// One component, a number of 16 bits with a floating point.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C303068
/// One component, a number of 32 bits with a floating point.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C303066
/// The inverse of a distance, a number of 16 bits with a floating point.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x68646973
/// The inverse of a distance, a number of 32 bits with a floating point.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x66646973
/// A distance in metres, a number of 16 bits with a floating point.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x68646570
/// A distance in metres, a number of 32 bits with a floating point.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x66646570
/// Luma and chroma in turn, 16 bits for a pixel.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x32767579
/// Luma and chroma in turn, luma first, 16 bits for a pixel.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x79757673
/// Planes of luma and of the two chromas, the latter of half the width and height.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x79343230
/// As `kCVPixelFormatType_420YpCbCr8Planar`, with values from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x66343230
/// A plane of luma, from 16 to 235, and one of both chromas, of half the width and height.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x34323076
/// A plane of luma, from 0 to 255, and one of both chromas, of half the width and height.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x34323066
