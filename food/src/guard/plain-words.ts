/**
 * English words that stand one or two keystrokes from a term and mean something else: 'garnish' is no misspelt garfish.
 * Words that a recipe never holds and a slip of the hand does ('pawns', 'scrimp', 'ouster') are left out on purpose.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
    advocate advocates albums anchorites anchors archives aroma aromas around asses assuage assuages
    babels baffle baffles balsams bandages banding bangles bangs banjoes banjos banns banter bantered
    banters bared barely barn barns barons barrettes barter bartered barters bashes bassos bastes bather
    bathers batons batted batten battened battens batter batteries battery battier bayou beacons beaded
    beads beams bean beans beard benches better bettered betters bills binder binders binnacles bistros
    bitten bitter blemishes bless blinds blinks bloated blonde blondes bloodies blotter blotters boasts
    boater boaters bongoes bongos boodle boodles booths bosses brags brand brandies brasses brawn break
    breaks breeds britches broad brooches brood broods bruised budges buffaloes bugger buggers bullet
    bullets bummers burgher burghers burner burners buses busses buster busters butcheries butler
    butlers butted buttered butterier butteriest buttering button cabbies cackle cackles calamities
    calico calicoes calicos calm calmed calmer calms carb carbonate carbonates carbonation carbs cashed
    cashes castigate castigates caucus causation cease chain chains cheap cheats cheeky cheer cheeriness
    cheers cheery cheesed cheesier cheesiest chess chest chillies chives choose cicada cicadas cinches
    cinder cinders cleanses clerics climates closed clove cloves coaches coasted coasts cobble cobbled
    cobbles cobras codfishes collapses collies coloraturas comes comet comets conchs consoles consumes
    convoy convoys cooker cooled coolie coolies cootie cooties coronation coronations costings cotes
    couches cover covered coveys crap crapes craps crate creaked creaks crease creased creases created
    creation creations creep creeps criss crisscross croaked crossings crudities crumbled crumbly
    current currents curses custard cutter daisies dancing dander denseness dialings diaries diary
    digestions dimmer dimpling dinginess dipper dippers directives dismiss dogfights dogies doodle
    doodles dormers douche douches dowries drain drained drawn dreaded dreads dreamed dreamer dreamers
    dreams drills drums ducklings dumping eddies eiders elders elite elites elves embers enfolds entire
    erring fairies fancier fanciers farrow farrows fatter feat feats fennel ferries fiches files finance
    financed finances financial financing finder finders fireballs fishbowls fished fisher fishers
    fishtails flaky flatbed flatbeds floater floaters floes floors flounces floundered fluffy fondle
    fondles footings form founder founders fours frills froggings from fronting frostiness froths fudged
    fumes funnel gamuts gander ganders gardeners gardening garish garnish garnished garnishee garnishees
    garnishes gasses gently glazed gliders gloats gobbler gobblers golden gooier graded grand grands
    grants grating gratings gratis graves grays greats grills groans grouped grouts gullet gullets
    gutter gutters hairballs halted halve halved hammers handy happen happens harks hatter hatters
    hearing hearings heated heating heats herding hinder hinders hinges hipper homies hoops hoots host
    hothouses joules judges jumbos juries justices justifies justness kettle kidder kidders kills
    kingfisher kingfishers knickers lander lanes lasers lasses lassie lassies lassos last lathes latter
    lavish lavishes leaf leave lever levers limits limped limper limpest liner liners linger lingers
    lingoes linguists linker littleness live locker lockers looking looms loots losses lost low
    lumpiness lumpish magazine magazines magnets maharanis maims main mains malaise mallet mallets
    mangers manifolds manners margarita margaritas margin margins maroons martin martins massed masters
    mated matins matted matter mattered matters mattes mauls maybes mayday maydays mayors meets melted
    metal mettle mild mildness mile miles milestone milestones milkier milkiest milled mills minutes
    misdoes misses mixing mixture modules molted monsters moonscapes moray morays mortars mosses mouses
    munches munchies muscle muscles mussed mustard musters mutter mutters nails nettle nickles nipper
    nippers nought noughts nudges oases oiled olive omens omnivores once ones orders ores orgies outside
    outsides paddock paddocks pagers pair pairs pallets pals paltry panache pander panders panics panier
    paniers pantries pantry parches parings parries partridges pashas passel passels passes pastel
    pastels pasts patella patellas patina patinas patine patios patter pattered patters pauses peeled
    pelts penises pennies peppery perched pesos pestles pests petites pianofortes piazzas pinion pinions
    pisses pitons place places planners planter plasters plated pocks poison poisons poodle poodles
    porches porringer porringers poses posted posters pour poured power premises pressing presto prestos
    prickles primers prosecutes prudes pruned puffin puffins pullet pullets puma pumas putter putters
    quacks quake quaked quakes quarts quaver quavers quick quirks rabid raffle raffles raising ranched
    rancher ranchers ravens reads real reals reamed reamer reamers reams reeves relished remiss reuses
    rewards riders rifle rifles rills rinse rinsed ripper rippers rise risen rises rising rites roasted
    rogue rookie rookies rooms rosters rotates rough rouses routes routs rulings rumpling runes sabres
    sailfish sailfishes salary samba sambas sander sanders sandy sasses saucer scallion scallions scamp
    scamps scatter scopes scores scouts scrabble scrabbled scrabbles scrambler scramblers scrammed
    scrawled screamed screams scribbled scuffing scuffle scuffles sculptured sealed search season
    seasoned seasons select selects selfish seller sellers serve settle shacks shades shady shaken
    shallot shallots shambled shanks shanties shanty shards shares sharps sheer sheers shirks shocks
    shortcut shortcuts shouts shredder shredders shredding shuffle shuffles sickles sign signs similar
    simmer simmered simmers simpleness simplest siren sirens skated skater skaters skimpy skipper
    skippers skyjacks slates slice sliced slicers slickers slider slides slivers sloe sloes smashed
    smell smells smocks snapped snappier snarks snarls snicker snickered snippy snouts snuffing snuffle
    snuffles socks soften softened sores sparks spawn spells spiced spiders spillages splats spouts
    sprinkle stacks staffing starkest states stays steamer steams stenches stickers stiffing stiflings
    stirring stoats stocky stolen storks strongbox strongboxes struts stuffiness sufficing suffixing
    suiting sulfates sulfide sulfides sulfuring sulphuring sultan sultans summer summers sunsets suntan
    suntans supreme surfeiting surgeon surgeons swollen tabbies tangos tassel tassels tatter tattered
    tatters teaches teens tells temper tempers tempest temples tempos temps tempts tender testers there
    these thicken thickens thorax thorn thorns those threading tickles tills tinder tinkle tinkles
    tipper tippers toaster toastier toastiest toasty tobaccoes toddies toffies touts towhead towheads
    tracker trackers treads trenches tries trifled trifler triflers trills triple triples trots trouper
    troupers trumpet trumpets tryouts tussle twines twinkle twinkles until usages utter utters vegetates
    versus vertices videos vulgar waders wagers waiting walleyed wander wanders wavers wenches whats
    wheel whelps where whets while whiling whiners whining white whitened whiteness whitens whittlers
    whole wieners wishes wrinkle wrinkles writing writings yahoos yawn yellowing zanier zipper zippers
  `
    .trim()
    .split(/\s+/),
)
