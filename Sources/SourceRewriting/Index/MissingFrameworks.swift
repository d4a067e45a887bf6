/// Apple's frameworks that nothing here stands in for.
enum MissingFrameworks {
  static let names: Set<String> = [
    "SwiftUI", "Combine", "WebKit", "MapKit", "CoreLocation", "CoreData", "CoreImage", "CoreText", "CoreMotion",
    "CoreTelephony", "CoreBluetooth", "CoreML", "CoreServices", "CoreSpotlight", "CoreHaptics", "CoreVideo", "Contacts",
    "ContactsUI", "EventKit", "EventKitUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "MessageUI", "Messages",
    "MobileCoreServices", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "SpriteKit", "SceneKit",
    "Metal", "MetalKit", "ModelIO", "OpenGLES", "GLKit", "GameplayKit", "GameKit", "ARKit", "RealityKit", "Vision",
    "VisionKit", "Accelerate", "simd", "ImageIO", "PDFKit", "PencilKit", "QuickLook", "QuickLookThumbnailing",
    "Security",
    "LocalAuthentication", "AuthenticationServices", "CryptoKit", "CommonCrypto", "Network", "NetworkExtension",
    "SystemConfiguration", "MediaPlayer", "MediaAccessibility", "AudioToolbox", "AVFAudio", "Speech", "HealthKit",
    "HomeKit", "WatchConnectivity", "WatchKit", "WidgetKit", "Intents", "IntentsUI", "AppIntents", "ActivityKit",
    "BackgroundTasks", "CallKit", "PushKit", "CloudKit", "JavaScriptCore", "LinkPresentation", "NaturalLanguage",
    "Charts", "SwiftData", "TipKit", "AppKit", "Cocoa", "Carbon", "IOKit", "AdSupport", "AppTrackingTransparency",
    "iAd", "Social", "Accounts", "AddressBook", "AssetsLibrary", "ExternalAccessory", "MultipeerConnectivity",
    "ReplayKit",
    "DeviceCheck", "PassKit", "NotificationCenter", "FileProvider", "CoreNFC", "CoreAudio", "CoreAudioKit", "CoreMIDI",
    "VideoToolbox", "TVUIKit", "TVMLKit", "XCUIAutomation", "PlaygroundSupport", "IOSurface", "MetricKit",
  ]
}
