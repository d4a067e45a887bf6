/// The quality of compressed or converted sound.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudioquality).
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// The key of the format of sound, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples of a channel in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the most significant byte is first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples have a floating point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has memory of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the quality, the raw value of an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits a second of a channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the bits of a sample before compression.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of how bits are distributed.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the quality of a conversion of the sample rate.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The key of the layout of the channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
