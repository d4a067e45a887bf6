/// The identifier of a format of sound, as a code of four characters.
public typealias AudioFormatID = UInt32
/// Properties of a format of sound, as bits.
public typealias AudioFormatFlags = UInt32

/// The format of sound.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreaudiotypes/audiostreambasicdescription).
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// The number of samples of a channel in a second.
  public var mSampleRate: Double
  /// The format.
  public var mFormatID: AudioFormatID
  /// The properties of the format.
  public var mFormatFlags: AudioFormatFlags
  /// The bytes of a packet; 0 if they vary.
  public var mBytesPerPacket: UInt32
  /// The samples of a channel in a packet.
  public var mFramesPerPacket: UInt32
  /// The bytes of the samples of all channels at a time; 0 for a compressed format.
  public var mBytesPerFrame: UInt32
  /// The number of channels.
  public var mChannelsPerFrame: UInt32
  /// The bits of a sample; 0 for a compressed format.
  public var mBitsPerChannel: UInt32
  /// Without meaning.
  public var mReserved: UInt32

  /// Creates a description of zeros.
  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
      mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
  }

  /// Creates a description.
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

/// Samples that are not compressed.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Advanced Audio Coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// G.711 with the curve of North America.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// G.711 with the curve of Europe.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177

/// Samples have a floating point.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// The most significant byte is first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Samples have a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// Samples use all bits.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// Each channel has memory of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5

/// Where the channels of sound are heard.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreaudiotypes/audiochannellayout).
public struct AudioChannelLayout: Hashable, Sendable {
  /// The usual arrangement for which the layout stands.
  public var mChannelLayoutTag: UInt32
  /// The channels that exist, as bits.
  public var mChannelBitmap: UInt32
  /// The number of descriptions, which are not available here.
  public var mNumberChannelDescriptions: UInt32

  /// Creates a layout of zeros.
  public init() { (mChannelLayoutTag, mChannelBitmap, mNumberChannelDescriptions) = (0, 0, 0) }
}
