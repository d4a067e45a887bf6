// Classes of Foundation with fields of Core Foundation's types, such as `NSLock` and `NSRegularExpression`, can only be
// subclassed where the compiler has loaded Core Foundation. This import has that effect on all modules that import this
// one, to which Core Foundation's own names stay hidden.
import CoreFoundation
